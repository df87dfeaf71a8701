import type { CallInput } from '@kirdaar/contract/api';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, call } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import { showToast } from '#ui/toast-list.ts';

type Search = CallInput<'POST /api/user/saved-searches', File>['body'];
type Alerts = CallInput<'PUT /api/user/saved-searches/:id/alerts', File>['body'];

/** Keeps, changes and forgets searches, one at a time, and shows the page anew. */
export function useSearches() {
  const [busy, setBusy] = useState(false);
  const [nameError, setNameError] = useState<string>();
  const { revalidate } = useRevalidator();

  async function settle(answer: Promise<{ message: string }>) {
    setBusy(true);
    setNameError(undefined);
    try {
      showToast('success', (await answer).message);
    } catch (error) {
      const wrong = error instanceof ApiError ? error.fields.name : undefined;
      setNameError(wrong);
      if (!wrong) showToast('failure', serverMessage(error, 'Your search could not be saved.'));
    }
    await revalidate();
    setBusy(false);
  }

  return {
    busy,
    nameError,
    save: (search: Search) => settle(call('POST /api/user/saved-searches', { body: search })),
    change: (id: string, search: Search) =>
      settle(call('PUT /api/user/saved-searches/:id', { params: { id }, body: search })),
    changeAlerts: (id: string, alerts: Alerts) =>
      settle(call('PUT /api/user/saved-searches/:id/alerts', { params: { id }, body: alerts })),
    forget: (id: string) => settle(call('DELETE /api/user/saved-searches/:id', { params: { id } })),
  };
}
