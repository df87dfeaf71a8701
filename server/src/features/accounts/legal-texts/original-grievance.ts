export const originalGrievance = {
  lead: 'Tell our Grievance Officer. It is free, and you do not need a form.',
  html: `
<h2>The Grievance Officer</h2>
<p>For complaints about content, conduct, payments or personal data, under the Information Technology
(Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021, the Consumer Protection (E-Commerce)
Rules, 2020 and the Digital Personal Data Protection Act, 2023:</p>
<p>{grievance_officer}</p>
<h2>What to write</h2>
<p>Use your own words. It helps us if you tell us:</p>
<ul>
<li>what happened and when, with a link to the page, the casting call or the profile;</li>
<li>whether it happened to you, or whether you are a guardian or a witness;</li>
<li>what we should do, and how we can reach you.</li>
</ul>
<h2>When we answer</h2>
<ul>
<li><strong>Within 24 hours</strong> you get a confirmation with a reference number.</li>
<li><strong>Within 2 hours</strong> we take down a picture or video that shows you nude or in a sexual act,
or that impersonates you, after you or someone on your behalf reports it.</li>
<li><strong>Within 7 days</strong> you get a decision with the reasons. If a request about personal data
takes longer, we tell you why, and never take longer than the law allows.</li>
</ul>
<h2>If someone is in danger</h2>
<p>Do not wait for our answer. Police: <a href="tel:112">112</a>. Children: <a href="tel:1098">1098</a>.
Women: <a href="tel:181">181</a>. Fraud and cybercrime: <a href="tel:1930">1930</a> or <a
href="https://cybercrime.gov.in">cybercrime.gov.in</a>.</p>
<h2>If our answer does not help</h2>
<ul>
<li>About content or conduct: the Grievance Appellate Committee, <a
href="https://gac.gov.in">gac.gov.in</a>, within 30 days of our answer.</li>
<li>About personal data: the Data Protection Board of India.</li>
<li>About a purchase: the National Consumer Helpline, <a href="tel:1915">1915</a>.</li>
</ul>
`,
};
