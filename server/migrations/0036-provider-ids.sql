-- A provider that names two messages alike must not make the second fail, and so be sent again and again.
drop index message_of_provider;
create index message_of_provider on message (channel, provider_id) where provider_id is not null;
