const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Takes the nonce out of a page and returns the text of the inline scripts that bore it. Only those are ours:
 * a script that somebody managed to put into the page has no nonce, and so stays forbidden.
 */
export function takeNonce(page: Buffer, nonce: string): { body: Buffer; scripts: string[] } {
  // A character for each byte: the text itself would take twice the memory as soon as a letter is not Latin.
  const html = page.toString('latin1');
  const mark = ` nonce="${nonce}"`;
  const scripts = [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) =>
    !attributes.includes(mark) || / src=|ld\+json/.test(attributes) ? [] : text || [],
  );
  return {
    body: Buffer.from(html.replaceAll(mark, ''), 'latin1'),
    scripts: scripts.map((script) => Buffer.from(script, 'latin1').toString()),
  };
}
