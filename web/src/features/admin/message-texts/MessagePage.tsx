import { type Language, languages } from '@kirdaar/contract/rules/languages';
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
  const previews = await Promise.all(
    languages.map(async (language) => {
      const query = { key, language, source } as const;
      return [language, await callStaffApi('GET /api/admin/messages/preview', { query })] as const;
    }),
  );
  return { message, previews: new Map(previews) };
}

export const clientAction = pageAction(messageWrites);

/** Rewords one message in every language. */
export default function MessagePage({ loaderData: { message, previews } }: Route.ComponentProps) {
  const [language, setLanguage] = useState<Language>('en');
  const [generation, setGeneration] = useState(0);
  const preview = previews.get(language);
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
      {preview && <MessagePreview language={language} preview={preview} isDraft={draft !== null} />}
      <Placeholders message={message} language={language} />
      <RegisteredTexts registered={registered} />
      <History piece={{ kind: 'message', ...message }} onRestored={startOver} />
    </Page>
  );
}
