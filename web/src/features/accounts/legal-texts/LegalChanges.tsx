import type { Reply } from '@kirdaar/contract/api';
import { useEffect, useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { AGREEMENT_NEEDED } from '#api/page-action.ts';
import { serverMessage } from '#api/server-message.ts';
import { ChangedTexts } from '#features/accounts/legal-texts/ChangedTexts.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as accountSettingsWords from '#words/accounts/account-settings.ts';
import * as words from '#words/accounts/identity.ts';

type Changes = Reply<'GET /api/account/legal'>;

/** Asks to agree to legal texts that changed. The dialog opens once; a line above the page opens it again. */
export function LegalChanges({ isLoggedIn }: { isLoggedIn: boolean }) {
  const [changes, setChanges] = useState<Changes>();
  const [closed, setClosed] = useState('');
  const asked = changes?.asked.map(({ page, version }) => `${page} ${version}`).join() ?? '';

  useEffect(() => {
    if (!isLoggedIn) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const read = async () => {
      const found = await readChanges();
      if (found && !signal.aborted) setChanges(found);
    };
    void read();
    const askAgain = () => {
      setClosed('');
      void read();
    };
    window.addEventListener(AGREEMENT_NEEDED, askAgain, { signal });
    return () => leaving.abort();
  }, [isLoggedIn]);

  if (!changes || !asked) return null;
  return (
    <div className="mb-6">
      <Notice>
        {words.notice}{' '}
        <button
          type="button"
          className="font-semibold text-accent underline underline-offset-4"
          onClick={() => setClosed('')}
        >
          {words.notice_open}
        </button>
      </Notice>
      {closed !== asked && (
        <ChangesDialog
          changes={changes}
          onChanged={(read) => setChanges(read)}
          onClose={() => setClosed(asked)}
        />
      )}
    </div>
  );
}

interface ChangesDialogProps {
  changes: Changes;
  onChanged: (changes: Changes | undefined) => void;
  onClose: () => void;
}

function ChangesDialog({ changes: { asked, by_guardian }, onChanged, onClose }: ChangesDialogProps) {
  const [busy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    try {
      const agreed = asked.map(({ page, version }) => ({ page, version }));
      const { message } = by_guardian
        ? await callApi('POST /api/account/legal/guardian')
        : await callApi('POST /api/account/legal', { body: { agreed } });
      showToast('success', message);
      onClose();
    } catch (error) {
      showToast('failure', serverMessage(error, words.legal_texts_failed));
    }
    // Also after a failure: there may be a newer text.
    onChanged(await readChanges());
    setBusy(false);
  }

  return (
    <Dialog title={words.dialog_title} onClose={onClose}>
      <ChangedTexts texts={asked} />
      <p className="text-muted">{by_guardian ? words.dialog_guardian : words.dialog_text}</p>
      <div className="flex flex-wrap gap-3">
        <Button disabled={busy} onClick={send}>
          {by_guardian ? words.guardian_send : words.agree}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {accountSettingsWords.setup_not_now}
        </Button>
      </div>
    </Dialog>
  );
}

/** Without an answer nothing is asked; the server rejects what needs the agreement. */
function readChanges(): Promise<Changes | undefined> {
  return callApi('GET /api/account/legal').catch(() => undefined);
}
