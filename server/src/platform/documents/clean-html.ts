import sanitizeHtml from 'sanitize-html';

/** Allows text and its structure only: nothing that executes, loads resources or sets styles. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a', 'br'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }) },
};

/** Sanitises HTML written by staff for public display. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, allowed);
}
