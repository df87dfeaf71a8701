import { useState } from 'react';
import { useHydrated } from '#ui/use-hydrated.ts';

/**
 * Whether the server rendered this with the page. Scripts must be rendered only then: React makes those that a page
 * lacks of markup, which the content security policy forbids. It makes a whole page itself where an extension of the
 * browser had changed it before the start.
 */
export function useServed(): boolean {
  const hydrated = useHydrated();
  return useState(!hydrated)[0];
}
