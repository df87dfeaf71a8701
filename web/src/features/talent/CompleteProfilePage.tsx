import type { OwnProfile } from '@kirdaar/contract/talent';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Await, type ShouldRevalidateFunctionArgs, useAsyncError } from 'react-router';
import { ApiError, call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { ProfileWizard } from '#features/talent/ProfileWizard.tsx';
import type { ServerDraft } from '#features/talent/use-profile-draft.ts';
import { WizardButtons } from '#features/talent/WizardButtons.tsx';
import { Button } from '#ui/Button.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import type { Route } from './+types/CompleteProfilePage.ts';

export const meta: Route.MetaFunction = (page) => titled('Complete Profile', page);

/** Not waited for: the page says what is loading. */
export const clientLoader = () => begin();

/** Another step of the same form needs nothing new. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  return change.currentUrl.search === change.nextUrl.search && change.defaultShouldRevalidate;
}

function begin() {
  const leaving = new AbortController();
  const loaded = load(leaving.signal);
  // Who leaves before it is shown need not hear of it.
  loaded.catch(() => {});
  return { loaded, cancel: () => leaving.abort() };
}

async function load(signal: AbortSignal): Promise<{ profile: OwnProfile; draft: ServerDraft }> {
  const [{ user }, { draft }] = await Promise.all([
    call('GET /api/user/profile', {}, { signal }),
    // What is typed in this browser is there without it.
    call('GET /api/user/profile/draft', {}, { signal }).catch(() => ({ draft: null })),
  ]);
  return { profile: user, draft };
}

export default function CompleteProfilePage({ loaderData }: Route.ComponentProps) {
  const [{ loaded, cancel, opening }, setOpening] = useState({ ...loaderData, opening: 1 });
  useCancelOnLeaving(cancel);

  function openAnew() {
    setOpening({ ...begin(), opening: opening + 1 });
  }

  return (
    <Page
      title="Complete Profile"
      lead="What houses look for when they cast. Answers marked * make a profile complete."
    >
      <Suspense key={opening} fallback={<LoadingProfile />}>
        <Await resolve={loaded} errorElement={<Failure onRetry={openAnew} />}>
          {({ profile, draft }) => <ProfileWizard profile={profile} draft={draft} onDiscarded={openAnew} />}
        </Await>
      </Suspense>
    </Page>
  );
}

/** What is still loading when one goes elsewhere is not waited for. */
function useCancelOnLeaving(cancel: () => void) {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
      // In development React takes a page away and puts it back at once, which is no leaving.
      queueMicrotask(() => shown.current || cancel());
    };
  }, [cancel]);
}

function LoadingProfile() {
  return (
    <>
      <Loading text="Loading profile…" />
      <WizardButtons step={1} busy />
    </>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const error = useAsyncError();
  // The area leads to the login.
  if (error instanceof ApiError && error.status === 401) throw error;
  return (
    <div className="flex flex-col items-start gap-4">
      <Notice tone="failure">Failed to fetch profile</Notice>
      <Button look="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
