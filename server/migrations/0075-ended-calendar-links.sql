-- The audit log shows who ended the calendar link of a member.

alter type audit_action add value 'calendar_link_ended';
