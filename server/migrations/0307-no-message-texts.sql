-- Staff no longer edit the texts of emails and notifications. They come from the catalogues in the code.
drop table message_text;
delete from content_draft where kind = 'message';
delete from content_version where kind = 'message';

alter table content_draft drop constraint content_draft_kind_check;
alter table content_draft add constraint content_draft_kind_check check (
  kind in ('project', 'clients', 'banners', 'featured', 'services', 'plan', 'about', 'legal')
);
