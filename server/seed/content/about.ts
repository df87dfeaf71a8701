/** The About text of the demo world. */
export const about = `
<h2>Every face has a story. We help it find its part.</h2>
<p>India makes more films, series and advertisements than any other country, and casts most of them over the
telephone: a friend of a friend, a photograph forwarded twice, an audition announced in a group you were never
added to. Good people are missed every day, on both sides of the table.</p>
<p>We built one place where a casting call is open to everyone it could suit, and where a production house sees
each applicant the way the applicant wants to be seen.</p>

<h2>For talent</h2>
<ul>
<li><strong>One profile, told once.</strong> Your photographs, your measurements, your languages, your work. It goes
with every application, and you decide who else may see it.</li>
<li><strong>Calls that fit.</strong> We compare what a role asks for with what you have declared, and tell you why
it fits. Nobody can pay to stand higher in any list.</li>
<li><strong>An answer, always.</strong> You see when your application was opened, when you were shortlisted, and when
the part went to somebody else. A house cannot close a call and leave you waiting.</li>
</ul>

<h2>For production houses</h2>
<ul>
<li><strong>Reach beyond the usual names.</strong> Actors and models, dancers and voices, theatre artists and
first-timers, from Imphal to Kochi.</li>
<li><strong>Review at the speed of your schedule.</strong> Shortlist, note, compare and share from one screen, with
every applicant’s material in the same order.</li>
<li><strong>A clean record.</strong> Who applied, who agreed to what, who was told when. It is all there when your
line producer asks.</li>
</ul>

<h2>What we do not allow</h2>
<p>No call on this site may ask talent for money: no registration fee, no portfolio fee, no deposit, no
“workshop first”. If somebody who found you here asks for any of these, write to us and we act the same day.</p>
<blockquote>A job pays you. If it asks you to pay, it is not a job.</blockquote>

<h2>Children come first</h2>
<p>A child is listed only when a parent or legal guardian has agreed, by first name alone and without any way to
reach it. A call that casts children states its permit, its daily hours and the person responsible on set. The
guardian can take everything back at any time, with one click.</p>

<h2>Who we are</h2>
<p>A small team of casting assistants, assistant directors and engineers who met on sets where somebody was always
looking for a red scarf, a left-handed fiddler or a grandmother who can ride a scooter. We still are. If you have
an idea how this could serve you better, <a href="/contact">tell us</a>.</p>
`;
