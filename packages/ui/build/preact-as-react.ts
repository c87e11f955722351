import { useCallback, useContext, useLayoutEffect, useRef } from "preact/compat";

/** What the kit takes of React. What is not here it does not use, and the build says so. */
export {
  Component,
  createContext,
  createElement,
  Fragment,
  forwardRef,
  isValidElement,
  lazy,
  Suspense,
  memo,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from "preact/compat";

/** React's `use`, for contexts: what stands in the elements waits for nothing. */
export const use = useContext;

/** React's `useEffectEvent`: a function that always sees the last values, and never changes. */
export function useEffectEvent<Arguments extends readonly unknown[], Returned>(
  callback: (...given: Arguments) => Returned,
): (...given: Arguments) => Returned {
  const lastRef = useRef(callback);
  useLayoutEffect(() => {
    lastRef.current = callback;
  });
  return useCallback((...given: Arguments) => lastRef.current(...given), []);
}
