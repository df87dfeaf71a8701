import { useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { statusForHouse } from '#features/auditions/offers/Clashes.tsx';
import { GiveFeedback } from '#features/bookings/terms/GiveFeedback.tsx';
import { PayState } from '#features/bookings/terms/PayState.tsx';
import { ShootDays } from '#features/bookings/terms/ShootDays.tsx';
import { ShownTerms } from '#features/bookings/terms/ShownTerms.tsx';
import { TermsForm } from '#features/bookings/terms/TermsForm.tsx';
import { termsWrites } from '#features/bookings/terms/terms-writes.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/bookings/terms-page.ts';
import { call_title } from '#words/rules/calls.ts';
import type { Route } from './+types/OfferTermsPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.title, page);

export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return callApi('GET /api/production/applications/:id/terms', { params: { id } });
}

export const clientAction = pageAction(termsWrites);

/** Where a house sends an applicant an offer with terms, and changes them. */
export default function OfferTermsPage({ loaderData: page }: Route.ComponentProps) {
  const { offer, is_open, only_pay, talent, title, versions } = page;
  const [changing, setChanging] = useState(false);
  const mayWrite = useMayWrite() && !only_pay;
  const hasOffer = offer?.status === 'open' || offer?.status === 'accepted';
  return (
    <Page title={talent} lead={call_title(title)}>
      <div className="flex max-w-2xl flex-col gap-6">
        {only_pay && <Notice>{words.only_pay}</Notice>}
        {offer && <p>{statusForHouse[offer.status]}</p>}
        {mayWrite && !hasOffer && is_open && (
          <Section title={words.title}>
            <TermsForm page={page} act="send" />
          </Section>
        )}
        {mayWrite && hasOffer && !changing && (
          <Button variant="secondary" className="self-start" onClick={() => setChanging(true)}>
            {versions.length > 0 ? words.change : words.add}
          </Button>
        )}
        {mayWrite && hasOffer && changing && (
          <Section title={words.change} lead={words.change_lead}>
            <TermsForm page={page} act="change" onSent={() => setChanging(false)} />
          </Section>
        )}
        <ShootDays page={page} reader="house" />
        <PayState page={page} reader="house" />
        {!only_pay && <GiveFeedback page={page} reader="house" />}
        <ShownTerms page={page} reader="house" />
      </div>
    </Page>
  );
}
