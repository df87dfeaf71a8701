import type { WholeMessage } from '@kirdaar/contract/admin/message-texts';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/admin/message-texts.ts';

/** The texts that are registered with the providers, which can only be read here. */
export function RegisteredTexts({ registered: { whatsapp, sms } }: Pick<WholeMessage, 'registered'>) {
  if (!whatsapp && sms.length === 0) return null;
  return (
    <Section title={words.registered} lead={words.registered_lead}>
      {whatsapp && (
        <p>
          {words.registered_whatsapp} <span className="font-mono text-sm">{whatsapp}</span>
        </p>
      )}
      <ul className="mt-2 flex flex-col gap-2">
        {sms.map(({ name, text }) => (
          <li key={name} className="wrap-anywhere">
            <span className="font-mono text-sm">{name}</span>
            <span className="block text-muted">{text}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
