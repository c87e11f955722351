// TypeScript 7 has no JavaScript API. The packages below need one, so they get version 6 as a
// dependency of their own instead of the workspace's compiler (docs/decisions/0002).
const needTypeScript6 = new Set([
  "openapi-typescript",
  "react-docgen-typescript",
  "@joshwooding/vite-plugin-react-docgen-typescript",
]);

module.exports = {
  hooks: {
    readPackage(manifest) {
      if (needTypeScript6.has(manifest.name)) {
        manifest.dependencies = { ...manifest.dependencies, typescript: "6.0.3" };
        delete manifest.peerDependencies?.typescript;
      }
      return manifest;
    },
  },
};
