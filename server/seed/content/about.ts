export const about = `
<h2>Every face has a story. We help it find its role.</h2>
<p>India makes more films, series and advertisements than any other country. Most of them are cast over the phone:
through a friend of a friend, a photo forwarded twice, or an audition announced in a group you never joined.
Talent and production houses miss each other every day.</p>
<p>We built one place where every casting call is open to everyone it suits, and where production houses see each
applicant the way the applicant wants to be seen.</p>

<h2>For talent</h2>
<ul>
<li><strong>One profile for every application.</strong> Your photos, measurements, languages and work go with each
application, and you decide who else can see them.</li>
<li><strong>Casting calls that match.</strong> We compare what a role needs with your profile and tell you why it
matches.</li>
<li><strong>Always an answer.</strong> You see when your application is opened, when you are shortlisted, and when
the role goes to someone else. A production house cannot close a casting call without answering you.</li>
</ul>

<h2>For production houses</h2>
<ul>
<li><strong>Reach beyond the usual names.</strong> Find actors, models, dancers, voice artists, theatre artists and
first-timers, from Imphal to Kochi.</li>
<li><strong>Review at the speed of your schedule.</strong> Shortlist, compare, share and take notes on one screen,
with every applicant’s material in the same order.</li>
<li><strong>A complete record.</strong> See who applied, who agreed to what and who was notified when, whenever your
line producer asks.</li>
</ul>

<h2>What nobody can buy</h2>
<p>Nobody can buy the order of applicants, the order of casting calls or the order of search results. A plan gives
talent higher limits and more tools. The Pro plan also gives a turn among the featured artists of the home page, marked
<em>Featured · Pro plan</em>. That place is separate from every list and search, and production houses see applicants in
the same order with or without it.</p>

<h2>What we do not allow</h2>
<p>No casting call on this site may ask talent for money: no registration fee, no portfolio fee, no deposit and no
“workshop first”. If someone who found you here asks for any of these, write to us. We act the same day.</p>
<blockquote>A job pays you. If it asks you to pay, it is not a job.</blockquote>

<h2>Children come first</h2>
<p>We list a child only with the consent of a parent or legal guardian, with the first name only and without contact
details. A casting call for children states its permit, the daily hours and the person responsible on set. The
guardian can withdraw the consent at any time, with one click.</p>

<h2>Who we are</h2>
<p>We are a small team of casting assistants, assistant directors and engineers who met on sets where someone was
always looking for a red scarf, a left-handed fiddler or a grandmother who can ride a scooter. If you have an idea
how this site could serve you better, <a href="/contact">tell us</a>.</p>
`;
