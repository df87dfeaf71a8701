import type { Language } from '@kirdaar/contract/rules/languages';
import type { MessagePart, MessageText } from '@kirdaar/contract/rules/message-texts';
import { listMessageTexts } from '#features/notifications/message-texts/queries.ts';
import { type Pattern, patternsOf } from '#features/notifications/message-texts/text-patterns.ts';
import {
  type AnyEmailTemplate,
  type EmailTemplate,
  type EmailText,
  type Site,
  writeText,
} from '#platform/channels/email-template.ts';
import type { Database } from '#platform/database/database.ts';

/** Returns a template as staff have published its texts; without a publication, as it is. */
export async function withPublishedTexts<T extends AnyEmailTemplate>(
  db: Database,
  template: T,
  language: Language,
): Promise<T> {
  return withTexts(template, language, await listMessageTexts(db, template.name, language));
}

export type PublishedWriter = ReturnType<typeof publishedWriter>;

/** Returns a function that writes many messages as published and reads the texts of each kind once. */
export function publishedWriter(db: Database, site: Site) {
  const known = new Map<string, Promise<MessageText[]>>();
  return async <F>(template: EmailTemplate<F>, facts: F, language: Language) => {
    const key = `${template.name} ${language}`;
    const texts = known.get(key) ?? listMessageTexts(db, template.name, language);
    known.set(key, texts);
    return writeText(withTexts(template, language, await texts), facts, language, site);
  };
}

/** Returns a template that writes these texts in place of its own. */
export function withTexts<T extends Pick<AnyEmailTemplate, 'write'>>(
  template: T,
  language: Language,
  texts: readonly MessageText[],
): T {
  if (texts.length === 0) return template;
  const { write } = template;
  const rewrite = (facts: object, site: Site) => {
    const text = write[language](facts, site);
    const patterns = patternsOf(template, facts, language, site);
    if (!patterns) return text;
    const say = (part: MessagePart, at: Pattern | undefined) => {
      const said = texts.find((one) => one.part === part && one.original === at?.pattern);
      return said && at && filled(said.text, at.values);
    };
    return {
      ...text,
      subject: say('subject', patterns.subject) ?? text.subject,
      note: say('note', patterns.note) ?? text.note,
      short: say('short', patterns.short) ?? text.short,
      paragraphs: text.paragraphs.flatMap((paragraph, place): EmailText['paragraphs'] => {
        const said = say('paragraph', patterns.paragraphs[place]);
        return said?.split(/\s*\n\s*/).filter(Boolean) ?? [paragraph];
      }),
    };
  };
  return { ...template, write: { ...write, [language]: rewrite } };
}

/** Fills in a text. What stands for a placeholder is not read again, whatever a person typed there. */
function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
