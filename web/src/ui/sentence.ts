import { createElement, Fragment, type ReactNode } from 'react';

/** Shows a message with elements in it, such as a link, which the message makes from their texts. */
export function sentence(parts: readonly ReactNode[]) {
  return createElement(Fragment, null, ...parts);
}

/** The part of a message that only screen readers say. */
export function unseen(text: string) {
  return createElement('span', { className: 'sr-only' }, text);
}
