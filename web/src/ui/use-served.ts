import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the server rendered this with the page. Scripts must be rendered only then: React makes those that a page
 * lacks of markup, which the content security policy forbids. It makes a whole page itself where an extension of the
 * browser had changed it before the start.
 */
export function useServed(): boolean {
  const isServed = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(isServed)[0];
}
