import { useState } from 'react';
import { useActionData } from 'react-router';
import type { Posted } from '#api/form-action.ts';

/**
 * Returns what the server answered to a form that was submitted before the page's scripts ran. The component
 * keeps it, because the router forgets it when it loads the page's data in the browser.
 */
export function usePosted(): Posted | undefined {
  const [posted] = useState(useActionData<Posted>());
  // Only `formAction` answers with the name of a write.
  return posted?.write === undefined ? undefined : posted;
}
