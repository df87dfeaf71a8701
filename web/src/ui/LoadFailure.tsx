import { useRevalidator, useRouteError } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import * as common from '#words/ui/common.ts';
import * as words from '#words/ui/controls.ts';

/**
 * Why the list of a page could not load, for the error boundary of a page that keeps its heading and filters.
 * An ended session concerns the whole area, so its boundary above handles it.
 */
export function LoadFailure() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const { status, message } = failureOf(error);
  if (status === 401) throw error;
  return (
    <div className="flex flex-col items-start gap-4">
      <Notice tone="failure">{message || words.list_failed}</Notice>
      <Button variant="secondary" disabled={state === 'loading'} onClick={revalidate}>
        {common.try_again}
      </Button>
    </div>
  );
}

/** Returns the error boundary of a page that keeps its heading if its list fails to load. */
export function failureUnder(heading: { title: string; lead: string }) {
  return function ErrorBoundary() {
    return (
      <Page {...heading}>
        <LoadFailure />
      </Page>
    );
  };
}

/** Only errors of the API have a status, and words for the user. */
function failureOf(error: unknown) {
  return error instanceof Error && 'status' in error
    ? { status: error.status, message: error.message }
    : { status: undefined, message: '' };
}
