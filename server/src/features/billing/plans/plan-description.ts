const letters = { amp: '&', lt: '<', gt: '>', quot: '"' } as const;

/** Returns the list items of a description as plain texts. */
export function featuresOf(description: string): string[] {
  return [...description.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) =>
    item
      .replace(/<[^>]*>/g, '')
      .replace(/&(amp|lt|gt|quot);/g, (_, name: keyof typeof letters) => letters[name]),
  );
}

/** Writes features as the list items of a description. */
export function descriptionOf(features: readonly string[]): string {
  return features.map((feature) => `<li>${asHtml(feature)}</li>`).join('');
}

/** Writes a text with the entities that the pages read. */
function asHtml(text: string): string {
  return Object.entries(letters).reduce((html, [name, letter]) => html.replaceAll(letter, `&${name};`), text);
}
