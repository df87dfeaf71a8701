import type { Conversation } from '@kirdaar/contract/conversations';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { serverMessage } from '#api/server-message.ts';
import { conversationCalls } from '#features/conversations/conversation-calls.ts';
import { TalentPhoto } from '#features/profiles/TalentPhoto.tsx';
import { path, paths } from '#paths.ts';
import type { Role } from '#session/area-of.ts';
import { BackButton } from '#ui/BackButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import { showToast } from '#ui/toast-list.ts';

interface ThreadHeaderProps {
  reader: Role;
  conversation: Conversation;
  /** Whether one may do more than read. */
  mayWrite: boolean;
  onReport: () => void;
}

const entryLook =
  'flex min-h-11 w-full items-center rounded-control px-3 text-left font-medium hover:bg-sunken';

/** Whom the conversation is with and what it is about, and what can be done about the other side. */
export function ThreadHeader({ reader, conversation, mayWrite, onReport }: ThreadHeaderProps) {
  const { other, job, is_child, last } = conversation;
  const isTalent = reader === 'talent';
  return (
    <header className="flex flex-col gap-2 border-line border-b pb-3">
      <div className="flex items-center gap-3">
        <BackButton otherwise={isTalent ? paths.talentConversations : paths.productionConversations}>
          <span className="max-sm:sr-only">Messages</span>
        </BackButton>
        <TalentPhoto
          name={other.name ?? 'House'}
          image={other.image_url}
          sizes="2.75rem"
          className="size-11 shrink-0 rounded-full [&>span]:text-base"
        />
        <div className="min-w-0 grow">
          <h1 className="truncate text-xl sm:text-2xl">
            {isTalent ? (
              (other.name ?? 'A production house')
            ) : (
              <Link to={path('applicationDetails', { id: other.id })} className="hover:underline">
                {other.name}
              </Link>
            )}
          </h1>
          <p className="truncate text-muted text-sm">
            <Link
              to={path(isTalent ? 'callDetails' : 'jobDetails', { id: job.id })}
              className="underline-offset-4 hover:underline"
            >
              {job.title}
            </Link>
          </p>
        </div>
        {mayWrite && last > 0 && <Deeds reader={reader} conversation={conversation} onReport={onReport} />}
      </div>
      {is_child && (
        <p className="rounded-control bg-marigold-wash px-3 py-1.5 text-sm">
          {isTalent
            ? 'This is the profile of a child: the guardian reads and answers here.'
            : 'This is the profile of a child: you write with the guardian’s account.'}
        </p>
      )}
    </header>
  );
}

function Deeds({ reader, conversation, onReport }: Omit<ThreadHeaderProps, 'mayWrite'>) {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const { application_id, bar } = conversation;
  const isBlocked = bar === 'own_block';

  async function turn() {
    setBusy(true);
    const { block, unblock } = conversationCalls[reader];
    try {
      const { message } = await (isBlocked ? unblock : block)(application_id);
      showToast('success', message);
      await revalidate();
    } catch (error) {
      showToast('failure', serverMessage(error, 'It did not work. Please try again.'));
    }
    setBusy(false);
  }
  return (
    <Menu label="More">
      <button type="button" className={entryLook} onClick={onReport}>
        Report
      </button>
      <button type="button" className={entryLook} disabled={busy} onClick={turn}>
        {isBlocked ? 'Unblock' : reader === 'talent' ? 'Block this house' : 'Block this talent'}
      </button>
    </Menu>
  );
}
