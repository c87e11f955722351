export { NavigationProvider, useNavigate } from "../primitives/navigation/NavigationProvider.tsx";
export type {
  Navigate,
  NavigationProviderProps,
} from "../primitives/navigation/NavigationProvider.tsx";
