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
import type { Route } from './+types/GuardianPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Parent or guardian', page);

export const clientLoader = () => callApi('GET /api/user/guardian');

export const clientAction = pageAction(guardianWrites);

export default function GuardianPage({ loaderData }: Route.ComponentProps) {
  const back = returnPath(useLocation().search);
  return (
    <Page
      title="Parent or guardian"
      lead="Talent under 18 need the consent of a parent or guardian. They get a link, read what it is about and confirm with a code. Until then, the profile is hidden and no application can be sent."
    >
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
  if (!back) return 'Back to your account';
  return back.startsWith(paths.completeProfile) ? 'Back to your profile' : 'Back to the application';
}

function Consent({ state }: { state: GuardianState }) {
  const { needed, date_of_birth, guardian, consent } = state;
  if (!needed && date_of_birth !== null) {
    return <Notice>You are 18 or older, so you don’t need the consent of a parent or guardian.</Notice>;
  }
  if (guardian?.state === 'requested') return <GuardianRequested guardian={guardian} />;
  if (guardian?.state === 'agreed') {
    return (
      <>
        <Notice tone="success">{guardian.name} has given consent. The child can now apply.</Notice>
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
  if (!guardian?.withdrawn_at) return 'A parent or guardian must give consent first.';
  const day = longDay(dayInIndia(new Date(guardian.withdrawn_at)));
  return `The consent of ${guardian.name} was withdrawn on ${day}. The profile is hidden.`;
}
