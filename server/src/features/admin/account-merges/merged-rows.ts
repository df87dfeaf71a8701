/** What becomes of the rows that belong to a mistaken double, by the column that refers to it. */
export type MergeRule = Move | { stays: string };

/** The rows get the account that is kept. */
export interface Move {
  /** What the kept account has only once; a row of which it has the like stays. */
  unlessTaken?: readonly string[];
  /** Only these rows move. In SQL a row is called `moved`, and `:into` is the account that is kept. */
  when?: string;
  /** What else changes in a row that moves. */
  set?: string;
}

const movesUnlessTaken = (...columns: string[]): Move => ({ unlessTaken: columns });
const stays = (why: string) => ({ stays: why });

const ofDouble = stays('belongs to the login of the double, which ends');
const byMember = stays('only members of production houses write it');

/** The row belongs to an application that has moved. */
const ofMovedApplication: Move = {
  when: 'moved.application_id in (select id from application where talent_id = :into)',
};

/**
 * One rule for each column that refers to an account or a talent, in the order in which rows move. A row that
 * stays is deleted or loses its account when the double is erased.
 */
export const mergedRows: Readonly<Record<`${string}.${string}`, MergeRule>> = {
  'application.talent_id': movesUnlessTaken('job_id'),
  'conversation.talent_id': ofMovedApplication,
  'conversation_file.account_id': ofMovedApplication,
  'conversation_report.account_id': ofMovedApplication,
  'talent_media.talent_id': {
    unlessTaken: ['kind', 'digest'],
    // The profile photo, the headshot and the full photo are those of the kept profile.
    when: `moved.kind in ('photo', 'intro_video', 'audition_video', 'voice_sample')`,
    set: `position = moved.position + (
      select coalesce(max(position) + 1, 0) from talent_media own
      where own.talent_id = :into and own.kind = moved.kind
    )`,
  },
  'application_kit.talent_id': movesUnlessTaken('lower(name)'),
  // Orders before the plans that they paid for.
  'plan_order.talent_id': movesUnlessTaken('request_id'),
  'subscription.talent_id': {
    // A plan that is over and ran beside another one stays; its order moves.
    when: `not exists (
      select from subscription own where own.talent_id = :into
        and tstzrange(own.starts_at, greatest(own.starts_at, least(own.ends_at, own.ended_at)))
          && tstzrange(moved.starts_at, greatest(moved.starts_at, least(moved.ends_at, moved.ended_at)))
    )`,
  },
  'saved_job.talent_id': movesUnlessTaken('job_id'),
  'saved_search.talent_id': movesUnlessTaken('lower(name)'),
  // With the searches, so that nobody is alerted twice to the same casting call.
  'alerted_job.talent_id': movesUnlessTaken('channel', 'job_id'),
  'invitation_to_apply.talent_id': movesUnlessTaken('job_id'),
  'house_mute.talent_id': movesUnlessTaken('production_house_id'),
  'conversation_block.talent_id': movesUnlessTaken('production_house_id', 'party'),
  'talent_list_entry.talent_id': movesUnlessTaken('talent_list_id'),
  'notification.account_id': movesUnlessTaken('source'),
  'profile_view.talent_id': movesUnlessTaken('day', 'production_house_id'),
  'profile_visit.talent_id': movesUnlessTaken('day'),
  'profile_share_link.talent_id': movesUnlessTaken('request_id'),
  'featured_talent.talent_id': movesUnlessTaken('true'),
  // The kept page has its own address, to which the earlier one leads.
  'talent_address.talent_id': { set: 'is_current = false' },
  'report.account_id': movesUnlessTaken('case when closed_at is null then subject_id end'),
  // Reports about the person, which name their subject without a foreign key.
  'report.subject_id': movesUnlessTaken('case when closed_at is null then account_id end'),
  'person_request.account_id': {
    unlessTaken: ['case when closed_at is null then kind end'],
    // An open request to delete the double is done with the double, not with the kept account.
    when: `(moved.kind <> 'deletion' or moved.closed_at is not null)`,
  },

  'talent.id': stays('the profile of the double; the kept one stays as it is'),
  'talent_draft.talent_id': stays('typed into the form of the double'),
  'media_upload.talent_id': stays('an upload belongs to the device that began it'),
  'guardian.talent_id': stays('an account with a guardian is not merged'),
  'audit_log_entry.talent_id': stays('rows of a log never change'),
  'conversation_message.account_id': stays('messages never change; the conversation tells who wrote'),
  'registration_consent.account_id': stays('given for the double; rows never change'),
  'legal_consent.account_id': stays('given for the double; rows never change'),
  'channel_consent.account_id': stays('given for the email and mobile of the double'),
  'notification_delivery.account_id': stays('sent to the email and mobile of the double'),
  'notification_preference.account_id': stays('the kept account has its own'),
  'contact_view.account_id': stays('counts for the limit of one day'),
  'data_export.account_id': stays('holds the data of the double alone'),
  'account_deletion.account_id': stays('erases the double'),

  'calendar_feed.account_id': ofDouble,
  'email_change.account_id': ofDouble,
  'google_exchange.account_id': ofDouble,
  'google_identity.account_id': ofDouble,
  'known_device.account_id': ofDouble,
  'one_time_code.account_id': ofDouble,
  'passkey.account_id': ofDouble,
  'passkey_challenge.account_id': ofDouble,
  'push_subscription.account_id': ofDouble,
  'reset_token.account_id': ofDouble,
  'security_notice.account_id': ofDouble,
  'session.account_id': ofDouble,
  'two_factor.account_id': ofDouble,

  'appeal.account_id': byMember,
  'application_note.account_id': byMember,
  'application_score.account_id': byMember,
  'audit_log_entry.account_id': byMember,
  'audit_log_entry.member_id': byMember,
  'audition_attendance.account_id': byMember,
  'audition_invitation.account_id': byMember,
  'board_share_link.account_id': byMember,
  'board_share_link.revoked_by': byMember,
  'conversation_block.account_id': byMember,
  'decision.account_id': byMember,
  'house_document.account_id': byMember,
  'invitation_to_apply.account_id': byMember,
  'job_draft.account_id': byMember,
  'job_revision.account_id': byMember,
  'production_house.saved_by': byMember,
  'role_offer.made_by': byMember,
  'role_offer.withdrawn_by': byMember,
  'self_tape.account_id': byMember,
  'stage_move.account_id': byMember,
  'status_change.account_id': byMember,
  'talent_list.account_id': byMember,
  'talent_list_entry.account_id': byMember,
  'tape_request.account_id': byMember,
  'team_invitation.account_id': byMember,
};
