import type { ConversationEntry } from '@kirdaar/contract/messaging/conversations';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { conversationEndpoints } from '#features/messaging/conversations/conversation-endpoints.ts';
import { useLiveReload } from '#features/messaging/conversations/conversation-updates.ts';
import { formatMessageDate } from '#features/messaging/conversations/message-time.ts';
import { useLoadMore } from '#features/messaging/conversations/use-load-more.ts';
import { TalentPhoto } from '#features/talent/directory/TalentPhoto.tsx';
import { housePath } from '#house-paths.ts';
import { path } from '#paths.ts';
import type { Role } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/messaging/conversations.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';

export function conversationPath(accountRole: Role, id: string): string {
  return accountRole === 'talent'
    ? path('talentConversation', { id })
    : housePath('productionConversation', { id });
}

interface ConversationListProps {
  accountRole: Role;
  loaded: { conversations: ConversationEntry[]; next: string | null };
}

export function ConversationList({ accountRole, loaded }: ConversationListProps) {
  const isTalent = accountRole === 'talent';
  return (
    <Page title={common.messages} lead={isTalent ? words.talent_lead : words.house_lead}>
      {loaded.conversations.length === 0 ? (
        <Notice>{isTalent ? words.talent_empty : words.house_empty}</Notice>
      ) : (
        <Entries accountRole={accountRole} loaded={loaded} />
      )}
    </Page>
  );
}

function Entries({ accountRole, loaded }: ConversationListProps) {
  const [more, setMore] = useState<ConversationEntry[]>([]);
  const [next, setNext] = useState(loaded.next);
  const { loading, loadMore } = useLoadMore(async () => {
    const page = await conversationEndpoints[accountRole].list(next ?? undefined);
    setMore([...more, ...page.conversations]);
    setNext(page.next);
  });
  useLiveReload(accountRole);

  const first = new Set(loaded.conversations.map(({ application_id }) => application_id));
  const shown = [...loaded.conversations, ...more.filter(({ application_id }) => !first.has(application_id))];
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col overflow-hidden rounded-card border border-line bg-card">
        {shown.map((entry) => (
          <Entry key={entry.application_id} accountRole={accountRole} entry={entry} />
        ))}
      </ul>
      {next && (
        <Button variant="secondary" className="self-center" disabled={loading} onClick={loadMore}>
          {loading ? common.loading : common.show_more}
        </Button>
      )}
    </div>
  );
}

function Entry({ accountRole, entry }: { accountRole: Role; entry: ConversationEntry }) {
  const { application_id, other, job, last, unread } = entry;
  const isOwn = (last.party === 'talent') === (accountRole === 'talent');
  return (
    <li className="relative flex items-center gap-3.5 border-line px-3.5 py-3 focus-within:bg-sunken hover:bg-sunken not-first:border-t sm:px-5">
      <TalentPhoto
        name={other.name ?? words.house_photo}
        image={other.image_url}
        sizes="3rem"
        className="size-12 shrink-0 rounded-full [&>span]:text-lg"
      />
      <div className="min-w-0 grow">
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="truncate font-sans font-semibold text-base">
            <Link
              to={conversationPath(accountRole, application_id)}
              className="outline-none after:absolute after:inset-0"
            >
              {other.name ?? common.unnamed_house}
            </Link>
          </h2>
          <time dateTime={last.written_at} className="shrink-0 text-muted text-sm tabular-nums">
            {formatMessageDate(last.written_at, new Date())}
          </time>
        </div>
        <p className="truncate text-muted text-sm">{call_title(job.title)}</p>
        <div className="flex items-center justify-between gap-3">
          <p className={classNames('flex min-w-0 items-center gap-1', unread > 0 && 'font-semibold')}>
            {last.files > 0 && <Paperclip aria-label={words.has_attachments} className="size-3.5 shrink-0" />}
            <span className="truncate">
              {isOwn && <span className="text-muted">{words.writer(last.by ?? words.you)} </span>}
              {last.text}
            </span>
          </p>
          {unread > 0 && (
            <span className="min-w-6 shrink-0 rounded-full bg-accent px-1.5 text-center font-semibold text-on-accent text-sm tabular-nums">
              {unread} <span className="sr-only">{words.unread}</span>
            </span>
          )}
        </div>
      </div>
    </li>
  );
}
