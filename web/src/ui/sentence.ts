import { createElement, Fragment, type ReactNode } from 'react';

/** Shows a message with elements in it, such as a link, which the message makes from their texts. */
export function sentence(parts: readonly ReactNode[]) {
  return createElement(Fragment, null, ...parts);
}
