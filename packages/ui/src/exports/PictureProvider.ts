export { PictureProvider } from "../exercises/picture/PictureProvider.tsx";
export type { PictureProviderProps } from "../exercises/picture/PictureProvider.tsx";
