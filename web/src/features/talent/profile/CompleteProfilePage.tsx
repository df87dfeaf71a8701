import type { OwnProfile } from '@kirdaar/contract/talent/profile';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Await, useAsyncError } from 'react-router';
import { ApiError, callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { readWaiting, useWaitingNews } from '#api/use-waiting.ts';
import { ProfileWizard, WizardButtons } from '#features/talent/profile/ProfileWizard.tsx';
import type { Answers } from '#features/talent/profile/profile-answers.ts';
import type { ServerDraft } from '#features/talent/profile/use-profile-wizard.ts';
import { profileWrites } from '#features/talent/profile/use-save-profile.ts';
import { Button } from '#ui/Button.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/talent/profile.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/CompleteProfilePage.ts';

export const meta: Route.MetaFunction = (page) => titled(common.complete_profile, page);

export const clientLoader = () => startLoading();

export const clientAction = pageAction(profileWrites);

/** The form keeps what is typed: other steps and writes do not replace it. */
export const shouldRevalidate = () => false;

/** Loads the profile without waiting for it, so that the page can show its loading state. */
function startLoading() {
  const controller = new AbortController();
  const loaded = load(controller.signal);
  // Avoids an unhandled rejection if the user leaves before the page is shown.
  loaded.catch(() => {});
  return { loaded, cancel: () => controller.abort() };
}

interface Loaded {
  profile: OwnProfile;
  draft: ServerDraft;
  unsent: Answers | undefined;
}

async function load(signal: AbortSignal): Promise<Loaded> {
  const [{ user }, { draft }] = await Promise.all([
    callApi('GET /api/user/profile', {}, { signal }),
    // Without the server's draft, the draft in this browser is still available.
    callApi('GET /api/user/profile/draft', {}, { signal }).catch(() => ({ draft: null })),
  ]);
  const unsent = (await readWaiting(user.id)).find(({ kind }) => kind === 'profile');
  return { profile: user, draft, unsent: unsent?.answers };
}

export default function CompleteProfilePage({ loaderData }: Route.ComponentProps) {
  const [{ loaded, cancel, opening }, setOpening] = useState({ ...loaderData, opening: 1 });
  useCancelOnLeaving(cancel);

  function reload() {
    setOpening({ ...startLoading(), opening: opening + 1 });
  }

  useWaitingNews(({ kind, state }) => {
    if (kind === 'profile' && state === 'sent') reload();
  });

  const loading = (
    <>
      <Loading text={words.loading} />
      <WizardButtons step={1} busy />
    </>
  );
  return (
    <Page title={common.complete_profile} lead={words.lead}>
      <Suspense key={opening} fallback={loading}>
        <Await resolve={loaded} errorElement={<Failure onRetry={reload} />}>
          {(opened) => <ProfileWizard {...opened} onDiscarded={reload} />}
        </Await>
      </Suspense>
    </Page>
  );
}

function useCancelOnLeaving(cancel: () => void) {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
      // In development, React unmounts and remounts a page immediately (Strict Mode); that must not cancel.
      queueMicrotask(() => shown.current || cancel());
    };
  }, [cancel]);
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const error = useAsyncError();
  // The layout of the area redirects to the login.
  if (error instanceof ApiError && error.status === 401) throw error;
  return (
    <div className="flex flex-col items-start gap-4">
      <Notice tone="failure">{words.load_failed}</Notice>
      <Button variant="secondary" onClick={onRetry}>
        {common.try_again}
      </Button>
    </div>
  );
}
