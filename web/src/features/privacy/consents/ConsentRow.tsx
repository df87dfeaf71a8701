import type { Consent } from '@kirdaar/contract/privacy/consents';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { type LegalPage, legalNames } from '@kirdaar/contract/rules/legal';
import { languageNames } from '@kirdaar/contract/rules/notification-texts';
import { Link } from 'react-router';
import { accountOf, paths, preferencesOf } from '#paths.ts';
import type { Role } from '#session/area-of.ts';
import { longDay } from '#ui/day-text.ts';

interface ConsentRowProps {
  accountRole: Role;
  consent: Consent;
}

const titles: Record<Consent['kind'], (about: string) => string> = {
  registration: () => 'Terms of use and privacy notice',
  legal: (page) => legalNames[page as LegalPage],
  application: (call) => `Application: ${call}`,
  guardian: (name) => `Consent of ${name}`,
  whatsapp: (mobile) => `WhatsApp messages to ${mobile}`,
  sms: (mobile) => `Text messages to ${mobile}`,
};

/** One consent: when and to what, whether it has ended, and where to withdraw it. */
export function ConsentRow({ accountRole, consent }: ConsentRowProps) {
  const { kind, about, version, language, agreed_at, texts, active } = consent;
  const { label, to } = withdrawals(accountRole)[kind];
  return (
    <li className="flex flex-col gap-2 py-5">
      <h2 className="wrap-anywhere font-semibold text-lg">{titles[kind](about ?? '')}</h2>
      <p className="text-muted">
        Agreed on {day(agreed_at)} · Version {version}, {languageNames[language]}
      </p>
      <p>{active ? 'Valid now.' : ended(consent)}</p>
      {texts.length > 0 && (
        <details>
          <summary className="min-h-11 w-fit cursor-pointer content-center font-semibold">
            What was agreed
          </summary>
          <ul className="flex max-w-prose list-disc flex-col gap-1.5 pl-5">
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      )}
      {active && (
        <Link to={to} className="w-fit font-semibold text-accent underline-offset-4 hover:underline">
          {label}
        </Link>
      )}
    </li>
  );
}

function withdrawals(role: Role): Record<Consent['kind'], { label: string; to: string }> {
  const messages = { label: 'Withdraw in the notification settings', to: preferencesOf[role] };
  return {
    registration: { label: 'To end it, delete your account', to: accountOf[role] },
    legal: { label: 'To end it, delete your account', to: accountOf[role] },
    application: { label: 'Withdraw the application', to: paths.myApplications },
    guardian: { label: 'Withdraw the consent', to: paths.guardian },
    whatsapp: messages,
    sms: messages,
  };
}

function ended({ withdrawn_at }: Consent): string {
  return withdrawn_at ? `Ended on ${day(withdrawn_at)}.` : 'Ended, because your number has changed.';
}

function day(instant: string): string {
  return longDay(dayInIndia(new Date(instant)));
}
