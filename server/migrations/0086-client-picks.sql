-- A client answers on a share link of the board: a pick, a rating and a comment per applicant.

create type client_pick as enum ('yes', 'maybe', 'no');

create table client_response (
  board_share_link_id uuid not null references board_share_link on delete cascade,
  application_id uuid not null references application on delete cascade,
  pick client_pick,
  rating smallint check (rating between 1 and 5),
  comment text check (length(comment) between 1 and 500),
  changed_at timestamptz not null,
  primary key (board_share_link_id, application_id)
);
comment on table client_response is
  'What the recipient of a share link says about an applicant. All null once they have taken it back.';
create index client_response_by_application on client_response (application_id);

create function notify_house_of_response() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_notify('live_updates', account.id::text)
  from board_share_link link
    join job on job.id = link.job_id
    join account on account.production_house_id = job.production_house_id
  where link.id = new.board_share_link_id and account.removed_at is null;
  return null;
end $$;
comment on function notify_house_of_response is 'Updates the open boards of a house when a client has answered.';
create trigger notify_house_of_response after insert or update on client_response
  for each row execute function notify_house_of_response();
