import type { MessageTexts, WholeMessage } from '@kirdaar/contract/admin/message-texts';
import { type Language, languages } from '@kirdaar/contract/rules/languages';
import type { MessageText } from '@kirdaar/contract/rules/message-texts';

export type Editable = WholeMessage['editable'][Language][number];

/** What stands in each field, by the key of its text. */
export type Typed = Readonly<Record<string, string>>;

export function keyOf(language: Language, { part, original }: Pick<Editable, 'part' | 'original'>): string {
  return `${language} ${part} ${original}`;
}

/** Returns what stands in the fields of a message with these texts. */
export function typedOf(editable: WholeMessage['editable'], texts: MessageTexts): Typed {
  return Object.fromEntries(
    languages.flatMap((language) =>
      editable[language].map((text) => {
        const key = keyOf(language, text);
        const own = texts[language].find((one) => keyOf(language, one) === key);
        return [key, own?.text ?? text.original];
      }),
    ),
  );
}

/** Returns the texts that differ from the originals. */
export function changedTexts(editable: WholeMessage['editable'], typed: Typed): MessageTexts {
  const of = (language: Language): MessageText[] =>
    editable[language].flatMap((source) => {
      const text = typed[keyOf(language, source)] ?? source.original;
      const { part, original } = source;
      return text === original ? [] : [{ part, original, text }];
    });
  return textsBy(of);
}

/** Returns no texts in any language, which is a message as it comes. */
export function noTexts(): MessageTexts {
  return textsBy(() => []);
}

function textsBy(of: (language: Language) => MessageText[]): MessageTexts {
  // The cast is safe: the list has every language.
  return Object.fromEntries(languages.map((language) => [language, of(language)])) as MessageTexts;
}

/** Returns the errors of the server by the key of their text. */
export function errorsByKey(fields: Readonly<Record<string, string>>, sent: MessageTexts): Typed {
  const errors = Object.entries(fields).flatMap(([field, message]) => {
    const [, name, place] = /^texts\.([a-z-]+)\.(\d+)\.text$/.exec(field) ?? [];
    const language = languages.find((one) => one === name);
    const text = language && sent[language][Number(place)];
    return text ? [[keyOf(language, text), message]] : [];
  });
  return Object.fromEntries(errors);
}
