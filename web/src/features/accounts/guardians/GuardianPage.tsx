import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { useLocation } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { GuardianConsent } from '#features/accounts/guardians/GuardianConsent.tsx';
import { GuardianForm, type GuardianState } from '#features/accounts/guardians/GuardianForm.tsx';
import { GuardianRequested } from '#features/accounts/guardians/GuardianRequested.tsx';
import { guardianWrites } from '#features/accounts/guardians/guardian-writes.ts';
import { paths } from '#paths.ts';
import { returnPath } from '#session/return-path.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { longDay } from '#ui/day-text.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/accounts/guardians.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/GuardianPage.ts';

export const meta: Route.MetaFunction = (page) => titled(common.guardian, page);

export const clientLoader = () => callApi('GET /api/user/guardian');

export const clientAction = pageAction(guardianWrites);

export default function GuardianPage({ loaderData }: Route.ComponentProps) {
  const back = returnPath(useLocation().search);
  return (
    <Page title={common.guardian} lead={words.guardians_lead}>
      <div className="flex max-w-2xl flex-col gap-6">
        <Consent state={loaderData} />
        <div>
          <ButtonLink to={back ?? paths.talentAccount} variant="secondary">
            {backLabel(back)}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}

function backLabel(back: string | undefined): string {
  if (!back) return common.back_to_account;
  return back.startsWith(paths.completeProfile) ? words.back_profile : words.back_application;
}

function Consent({ state }: { state: GuardianState }) {
  const { needed, date_of_birth, guardian, consent } = state;
  if (!needed && date_of_birth !== null) {
    return <Notice>{words.not_needed}</Notice>;
  }
  if (guardian?.state === 'requested') return <GuardianRequested guardian={guardian} />;
  if (guardian?.state === 'agreed') {
    return (
      <>
        <Notice tone="success">{words.consent_given_by(guardian.name)}</Notice>
        <GuardianConsent guardian={guardian} consentText={consent.text} />
      </>
    );
  }
  return (
    <>
      {needed && <Notice tone="failure">{whyHidden(guardian)}</Notice>}
      <Card className="p-5 sm:p-7">
        <GuardianForm state={state} />
      </Card>
    </>
  );
}

function whyHidden(guardian: GuardianState['guardian']): string {
  if (!guardian?.withdrawn_at) return words.hidden_first;
  const day = longDay(dayInIndia(new Date(guardian.withdrawn_at)));
  return words.hidden_withdrawn(guardian.name, day);
}
