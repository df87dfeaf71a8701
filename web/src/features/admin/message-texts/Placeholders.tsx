import type { WholeMessage } from '@kirdaar/contract/admin/message-texts';
import type { Language } from '@kirdaar/contract/rules/languages';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/admin/message-texts.ts';

/** The placeholders of a message, with what each stands for. */
export function Placeholders({ message, language }: { message: WholeMessage; language: Language }) {
  const all = message.editable[language].flatMap(({ placeholders }) => placeholders);
  const once = all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at);
  if (once.length === 0) return null;
  return (
    <Section title={words.placeholders} lead={words.placeholders_lead}>
      <dl className="divide-y divide-line">
        {once.map(({ name, meaning, example, required }) => (
          <div key={name} className="grid gap-x-6 py-2 sm:grid-cols-[14rem_1fr]">
            <dt className="wrap-anywhere font-mono text-sm">{`{${name}}`}</dt>
            <dd className="wrap-anywhere">
              {required ? words.meaning_required(meaning) : meaning}
              <span className="block text-muted text-sm">{words.example(example)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
