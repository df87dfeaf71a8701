import type { ContentKind } from './content.ts';

/** Who publishes content that editors may not publish themselves. */
export const contentApprovers = ['owner', 'moderator'] as const;
export type ContentApprover = (typeof contentApprovers)[number];

/** Returns who has to publish words: an owner for a legal text, a moderator for a link to another host. */
export function approverOf(kind: ContentKind, words: string, ownHost: string): ContentApprover | undefined {
  if (kind === 'legal') return 'owner';
  return linksElsewhere(words, ownHost) ? 'moderator' : undefined;
}

/** Whether a text has a URL of another host. Browsers read a backslash as a slash, and drop tabs and line ends. */
export function linksElsewhere(text: string, ownHost: string): boolean {
  const hosts = text
    .replace(/[\t\n\r]|&#(?:x0*[9ad]|0*(?:9|10|13));?|&(?:Tab|NewLine);/gi, '')
    .matchAll(/[\\/]{2,}([^\s"'<>\\/?#]+)/g);
  return [...hosts].some(([, host]) => host?.toLowerCase() !== ownHost);
}
