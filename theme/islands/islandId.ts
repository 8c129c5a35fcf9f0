import { createContext, useContext } from 'react';

const Prefix = createContext('');

/** Gives ids of an island their prefix, so that those of two islands on a page differ. */
export const IslandPrefix = Prefix.Provider;

/**
 * An id in an island. Unlike those of `useId`, it is the same at build, where React renders the
 * island, and in the browser, where Preact does.
 *
 * @param name no other in the island is the same
 */
export const useIslandId = (name: string) => `${useContext(Prefix)}${name.replaceAll(/\s+/g, '-')}`;
