import type { Reply } from '@kirdaar/contract/api';
import type { DataExport } from '@kirdaar/contract/privacy/data-exports';
import { DATA_EXPORT_DAYS } from '@kirdaar/contract/rules/data-exports';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type ApiError, callApi } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import {
  type OwnerConfirmation,
  ownerConfirmation,
} from '#features/accounts/account-settings/account-fields.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { subscribeToNotifications } from '#features/notifications/inbox/notification-updates.ts';
import { areaOf, type Role } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import { sizeText } from '#ui/size-text.ts';
import * as words from '#words/privacy/own-data.ts';
import * as common from '#words/ui/common.ts';

export const dataExportWrites = {
  requestExport: ({ role, ...body }: { role: Role } & OwnerConfirmation) =>
    callApi(`POST /api/${areaOf[role]}/data-exports`, { body }),
  /** Returns a URL of the file that is valid for a short time. */
  signDownload: ({ role, id }: { role: Role; id: string }) =>
    callApi(`GET /api/${areaOf[role]}/data-exports/:id/address`, { params: { id } }),
};

interface DataExportsProps {
  accountRole: Role;
  newest: Reply<'GET /api/user/data-exports'>['data_export'];
  twoStep: boolean;
}

const leads = { talent: words.lead_talent, production: words.lead_house };

export function DataExports({ accountRole, newest, twoStep }: DataExportsProps) {
  const request = useWrite(dataExportWrites, 'requestExport');
  const [shownAt] = useState(() => Date.now());
  useExportUpdates(newest?.state === 'gathering');
  const canRequest = !newest || newest.state === 'failed' || Date.parse(newest.next_from) <= shownAt;

  return (
    <Section title={words.data_exports_title[accountRole]} lead={leads[accountRole](DATA_EXPORT_DAYS)}>
      <div className="flex flex-col gap-5">
        {newest && (
          <CurrentExport key={newest.id} accountRole={accountRole} current={newest} canRequest={canRequest} />
        )}
        {canRequest && (
          <FieldsForm
            fields={ownerConfirmation(twoStep)}
            write={{
              ...request,
              submit: (confirmation) => request.submit({ role: accountRole, ...confirmation }),
            }}
            accountRole={accountRole}
            submitLabel={newest?.state === 'failed' ? common.try_again : words.request[accountRole]}
            busyLabel={words.requesting}
            fallbackError={words.request_failed}
          />
        )}
      </div>
    </Section>
  );
}

interface CurrentExportProps {
  accountRole: Role;
  current: DataExport;
  canRequest: boolean;
}

function CurrentExport({ accountRole, current, canRequest }: CurrentExportProps) {
  const { id, state, asked_at, next_from, ends_at, bytes } = current;
  const download = useWrite(dataExportWrites, 'signDownload', {
    onDone: ({ address }) => downloadFromUrl(address, `my-data-${asked_at.slice(0, 10)}.zip`),
  });

  if (state === 'gathering') return <Notice>{words.preparing(formatDateTime(asked_at))}</Notice>;
  if (state === 'failed') return <Notice tone="failure">{words.data_exports_failed}</Notice>;
  if (state === 'ended') return <Notice>{words.deleted(formatDateTime(asked_at))}</Notice>;
  return (
    <>
      <Notice tone="success">{ends_at ? words.ready_until(formatDateTime(ends_at)) : words.ready}</Notice>
      {download.error && <Notice tone="failure">{downloadMessage(download.error)}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={() => download.submit({ role: accountRole, id })} disabled={download.busy}>
          {download.busy ? words.downloading : downloadLabel(bytes)}
        </Button>
        {!canRequest && <p className="text-muted text-sm">{words.next_from(formatDateTime(next_from))}</p>}
      </div>
    </>
  );
}

function downloadLabel(bytes: number | null): string {
  return bytes ? words.download_size(sizeText(bytes)) : words.download;
}

function downloadMessage(error: ApiError): string {
  if (error.status === 404) return words.download_gone;
  return serverMessage(error, common.download_failed);
}

/** The browser streams the file to disk, because it may be larger than a page can hold in memory. */
function downloadFromUrl(address: string, fileName: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}

/** Revalidates the page when a notification arrives while an export is being prepared. */
function useExportUpdates(isPreparing: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isPreparing) return undefined;
    const stop = subscribeToNotifications(() => void revalidate());
    // The export may have become ready before the listener was added.
    void revalidate();
    return stop;
  }, [isPreparing, revalidate]);
}
