import type { Consent } from '@kirdaar/contract/privacy/consents';
import type { LegalPage } from '@kirdaar/contract/rules/legal';
import { Link, useLocation } from 'react-router';
import { accountOf, preferencesOf } from '#account-paths.ts';
import { callApi } from '#api/call-api.ts';
import { titled } from '#api/product-name.ts';
import { paths } from '#paths.ts';
import { type Role, roleOfPath } from '#session/area-of.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { longDayOf } from '#ui/day-text.ts';
import { languageName } from '#ui/language-name.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/privacy/own-data.ts';
import { call_title } from '#words/rules/calls.ts';
import { legal_names } from '#words/rules/consents.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/ConsentsPage.ts';

export const meta: Route.MetaFunction = (page) => titled(common.consents, page);

export const clientLoader = () => callApi('GET /api/account/consents');

/** What the account has agreed to, also what has ended. */
export default function ConsentsPage({ loaderData: { consents } }: Route.ComponentProps) {
  const role = roleOfPath(useLocation().pathname);
  return (
    <Page title={common.consents} lead={words.consents_lead}>
      <div className="flex max-w-3xl flex-col gap-6">
        {consents.length === 0 ? (
          <Notice>{words.consents_empty}</Notice>
        ) : (
          <Card className="px-5 sm:px-7">
            <ul className="divide-y divide-line">
              {consents.map((consent) => (
                <ConsentRow
                  key={`${consent.kind} ${consent.about} ${consent.agreed_at}`}
                  accountRole={role}
                  consent={consent}
                />
              ))}
            </ul>
          </Card>
        )}
        <div>
          <ButtonLink to={accountOf[role]} variant="secondary">
            {common.back_to_account}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}

const titles: Record<Consent['kind'], (about: string) => string> = {
  registration: () => words.registration,
  legal: (page) => legal_names[page as LegalPage],
  application: (title) => words.application(call_title(title)),
  guardian: words.guardian,
  whatsapp: words.whatsapp,
  sms: words.sms,
};

function ConsentRow({ accountRole, consent }: { accountRole: Role; consent: Consent }) {
  const { kind, about, version, language, agreed_at, texts, active } = consent;
  const { label, to } = withdrawals(accountRole)[kind];
  return (
    <li className="flex flex-col gap-2 py-5">
      <h2 className="wrap-anywhere font-semibold text-lg">{titles[kind](about ?? '')}</h2>
      <p className="text-muted">{words.agreed(longDayOf(agreed_at), version, languageName(language))}</p>
      <p>{active ? words.valid : ended(consent)}</p>
      {texts.length > 0 && (
        <details>
          <summary className="min-h-11 w-fit cursor-pointer content-center font-semibold">
            {words.texts}
          </summary>
          <ul className="flex max-w-prose list-disc flex-col gap-1.5 pl-5">
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      )}
      {active && (
        <Link to={to} className="link w-fit">
          {label}
        </Link>
      )}
    </li>
  );
}

function withdrawals(role: Role): Record<Consent['kind'], { label: string; to: string }> {
  const messages = { label: words.end_messages, to: preferencesOf[role] };
  return {
    registration: { label: words.end_account, to: accountOf[role] },
    legal: { label: words.end_account, to: accountOf[role] },
    application: { label: words.end_application, to: paths.myApplications },
    guardian: { label: words.end_guardian, to: paths.guardian },
    whatsapp: messages,
    sms: messages,
  };
}

function ended({ withdrawn_at }: Consent): string {
  return withdrawn_at ? words.consents_ended(longDayOf(withdrawn_at)) : words.ended_number;
}
