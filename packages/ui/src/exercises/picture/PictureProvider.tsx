import { createContext, use } from "react";
import type { ReactNode } from "react";

const PictureBase = createContext("/pictures/");

export interface PictureProviderProps {
  /** Where the shipped pictures are served from, with its last slash. */
  readonly baseUrl: string;
  readonly children: ReactNode;
}

/** Says where pictures come from, for pages that are not served beside them. */
export function PictureProvider({ baseUrl, children }: PictureProviderProps) {
  return <PictureBase value={baseUrl}>{children}</PictureBase>;
}

/** The address of a picture of the shipped set. */
export function usePictureAddress(name: string): string {
  return `${use(PictureBase)}${name}.svg`;
}
