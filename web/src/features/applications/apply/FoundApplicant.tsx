import type { TalentProfile } from '@kirdaar/contract/talent/profile';
import type { ReactNode } from 'react';
import { callApi, ifFound } from '#api/call-api.ts';
import { housePaths } from '#house-paths.ts';
import { BackButton } from '#ui/BackButton.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Deferred } from '#ui/Deferred.tsx';
import { Page } from '#ui/Page.tsx';
import * as inputAnswers from '#words/answers/input.ts';
import * as words from '#words/applications/review.ts';
import * as common from '#words/ui/common.ts';

/** Returns the profile as the house may see it; undefined if it may not or there is none. */
export async function findApplicant(id: string): Promise<TalentProfile | undefined> {
  // A malformed id belongs to no talent.
  const found = await ifFound(callApi('GET /api/user/profile/:id', { params: { id } }), [400, 404]);
  return found?.data;
}

interface FoundApplicantProps<Found> {
  id: string;
  found: Promise<Found | undefined>;
  /** Where the way back leads if this was the first page of the visit. */
  back: string;
  children: (found: Found) => ReactNode;
}

export function FoundApplicant<Found>({ id, found, back, children }: FoundApplicantProps<Found>) {
  return (
    <div className="flex flex-col gap-4">
      <BackButton fallback={back}>{common.back}</BackButton>
      <Deferred key={id} resolve={found}>
        {(profile) => (profile ? children(profile) : <NoProfile />)}
      </Deferred>
    </div>
  );
}

function NoProfile() {
  return (
    <Page title={inputAnswers.no_profile} lead={words.received_missing_lead}>
      <ButtonLink to={housePaths.productionProfiles} variant="secondary" className="self-start">
        {words.missing_all}
      </ButtonLink>
    </Page>
  );
}
