-- Alerts read the open calls that became public since an instant: when staff let them out, or as they were posted.
create index job_made_public on job ((coalesce(approved_at, posted_on)) desc, id desc) include (closes_at)
  where status = 'open';
