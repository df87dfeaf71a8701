const TAGS = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a', 'br'] as const;
type Tag = (typeof TAGS)[number];

interface TextElement {
  tag: Tag;
  href: string | undefined;
  children: TextNode[];
}
export type TextNode = string | TextElement;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/**
 * Parses sanitised HTML into a tree. Of a tag that is not allowed only the text stays, and a link that is not
 * a page, an email address or a phone number loses its URL.
 */
export function textTree(html: string): TextNode[] {
  const root: TextNode[] = [];
  const open: TextElement[] = [];
  for (const [token] of html.matchAll(/<[^>]*>|[^<]+/g)) {
    const children = open.at(-1)?.children ?? root;
    if (!token.startsWith('<')) children.push(decoded(token));
    else if (token.startsWith('</')) closeTag(open, token);
    else openTag(open, children, token);
  }
  return root;
}

function openTag(open: TextElement[], children: TextNode[], token: string) {
  const tag = TAGS.find((name) => name === /^<(\w+)/.exec(token)?.[1]);
  if (!tag) return;
  const element = { tag, href: hrefOf(token), children: [] };
  children.push(element);
  if (tag !== 'br') open.push(element);
}

function closeTag(open: TextElement[], token: string) {
  if (open.at(-1)?.tag === /^<\/(\w+)/.exec(token)?.[1]) open.pop();
}

function hrefOf(token: string): string | undefined {
  const href = decoded(/\shref="([^"]*)"/.exec(token)?.[1] ?? '');
  return /^(https:|mailto:|tel:|\/(?!\/))/.test(href) ? href : undefined;
}

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '');
}
