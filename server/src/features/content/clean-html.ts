import sanitizeHtml from 'sanitize-html';

/** What a text of the site may be made of: words and their structure, nothing that runs, loads or looks. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a', 'br'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }) },
};

/** HTML that staff wrote, safe to show to everybody. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, allowed);
}
