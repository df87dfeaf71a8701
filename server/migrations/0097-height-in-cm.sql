-- Talent write their height as they like: "165 cm", "1.65 m", "5 ft 5 in", "5'5". Null if it is none of these.
create function height_in_cm(height text) returns integer language sql immutable parallel safe
return (
  select case
    when written[1] is not null then round(written[1]::numeric)
    when written[2] is not null then round(written[2]::numeric * 100)
    when written[3] is not null then round(written[3]::numeric * 30.48 + coalesce(written[4], '0')::numeric * 2.54)
  end::integer
  from regexp_match(
    lower(left(height, 40)),
    '^\s*(?:(\d{2,3}(?:\.\d{1,2})?)\s*(?:cm.*|centi.*)?|([0-2]\.\d{1,2})\s*(?:m.*)?|([1-8])\s*(?:''|’|′|ft\.?|feet|foot|\.|-|\s)?\s*(?:(\d{1,2}(?:\.\d)?)\s*(?:"|”|″|''''|in.*)?)?)\s*$'
  ) written
);
