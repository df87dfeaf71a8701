import type { Language } from '@kirdaar/contract/rules/languages';
import { useState } from 'react';
import { Link } from 'react-router';
import { pageAction } from '#api/page-action.ts';
import { adminPaths } from '#features/admin/admin-paths.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { History } from '#features/admin/content/History.tsx';
import { MessageForm } from '#features/admin/message-texts/MessageForm.tsx';
import { MessagePreview } from '#features/admin/message-texts/MessagePreview.tsx';
import { channelNames } from '#features/admin/message-texts/message-names.ts';
import { messageWrites } from '#features/admin/message-texts/message-writes.ts';
import { Placeholders } from '#features/admin/message-texts/Placeholders.tsx';
import { RegisteredTexts } from '#features/admin/message-texts/RegisteredTexts.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/admin/message-texts.ts';
import type { Route } from './+types/MessagePage.ts';

export async function clientLoader({ params: { key } }: Route.ClientLoaderArgs) {
  const { message } = await callStaffApi('GET /api/admin/messages/texts', { query: { key } });
  const source = message.draft ? 'draft' : 'live';
  const preview = (language: Language) =>
    callStaffApi('GET /api/admin/messages/preview', { query: { key, language, source } });
  const [en, hi] = await Promise.all([preview('en'), preview('hi')]);
  return { message, previews: { en, hi } };
}

export const clientAction = pageAction(messageWrites);

/** Rewords one message in both languages. */
export default function MessagePage({ loaderData: { message, previews } }: Route.ComponentProps) {
  const [language, setLanguage] = useState<Language>('en');
  const [generation, setGeneration] = useState(0);
  const startOver = () => setGeneration(generation + 1);
  const { key, purpose, channels, draft, registered } = message;
  const sentBy = words.channels_lead(channels.map((channel) => channelNames[channel]).join(', '));
  const saved = draft && words.draft_saved(draft.saved_by, formatDateTime(draft.saved_at));
  return (
    <Page
      title={purpose.replace(/\.$/, '')}
      lead={saved ? `${sentBy} ${saved}` : sentBy}
      actions={
        <Link
          to={adminPaths.messages}
          className="font-semibold text-accent underline-offset-4 hover:underline"
        >
          {words.all_messages}
        </Link>
      }
    >
      <MessageForm
        key={`${key} ${generation}`}
        message={message}
        language={language}
        onLanguage={setLanguage}
        onDiscarded={startOver}
      />
      <MessagePreview language={language} preview={previews[language]} isDraft={draft !== null} />
      <Placeholders message={message} language={language} />
      <RegisteredTexts registered={registered} />
      <History piece={{ kind: 'message', ...message }} onRestored={startOver} />
    </Page>
  );
}
