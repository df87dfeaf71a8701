import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage } from '#platform/channels/server-words.ts';

/** Makes the links of a message for a talent begin to act by this mandate, for somebody who does not act yet. */
export function forHolder<F>(template: EmailTemplate<F>, mandate: string): EmailTemplate<F> {
  return {
    ...template,
    write: inEachLanguage((language) => (facts, site) => {
      const text = template.write[language](facts, site);
      const path = `/user/act/${mandate}?${new URLSearchParams({ return: text.path })}`;
      const leading = (part: string) => part.replaceAll(site.address + text.path, site.address + path);
      const paragraphs = text.paragraphs.map((part) => (typeof part === 'string' ? leading(part) : part));
      return { ...text, path, paragraphs, short: leading(text.short) };
    }),
  };
}
