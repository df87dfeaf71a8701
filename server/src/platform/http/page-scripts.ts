/**
 * Takes the nonce out of a page and returns the text of the inline scripts that bore it. Only those are ours:
 * a script that somebody managed to put into the page has no nonce, and so stays forbidden.
 */
export function takeNonce(html: string, nonce: string): { body: string; scripts: string[] } {
  const mark = ` nonce="${nonce}"`;
  const ours = new RegExp(`<script(?=[^>]*${mark})([^>]*)>([\\s\\S]*?)</script>`, 'g');
  const scripts = [...html.matchAll(ours)].flatMap(([, attributes = '', text = '']) =>
    / src=|ld\+json/.test(attributes) ? [] : text || [],
  );
  return { body: html.replaceAll(mark, ''), scripts };
}
