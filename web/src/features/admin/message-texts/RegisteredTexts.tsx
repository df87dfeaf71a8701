import type { WholeMessage } from '@kirdaar/contract/admin/message-texts';
import { Section } from '#ui/Section.tsx';

/** The texts that are registered with the providers, which can only be read here. */
export function RegisteredTexts({ registered: { whatsapp, sms } }: Pick<WholeMessage, 'registered'>) {
  if (!whatsapp && sms.length === 0) return null;
  return (
    <Section
      title="WhatsApp and SMS"
      lead="Providers send only what they have approved. To change an SMS, register its new text and put the approved template number under its name into SMS_TEMPLATES. WhatsApp’s approved template frames the short text, so that one can change."
    >
      {whatsapp && (
        <p>
          WhatsApp template: <span className="font-mono text-sm">{whatsapp}</span>
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
