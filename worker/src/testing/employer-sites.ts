import type { TestSite } from './site-server.ts';

/** Websites of employers as one meets them, made up for the tests. */
export const EMPLOYER_SITES: Record<string, TestSite> = {
  'human resources on the contact page': {
    pages: {
      '/': '<a href="/products">Products</a> <a href="/contact">Contact us</a>',
      '/contact':
        '<h3>Sales</h3><p>sales@HOST</p><h3>Human Resources</h3><p>hr@HOST<br>Fax: 512-555-0201</p>',
    },
    want: 'hr@HOST',
  },
  'verification of employment on the careers page': {
    pages: {
      '/': '<a href="/careers">Careers</a>',
      '/careers': `<h1>Careers</h1><p>Apply: jobs@HOST</p>
        <h2>Employment Verification</h2><p>Send requests to verifications@HOST or fax them to (512) 555-0202.</p>`,
    },
    want: 'verifications@HOST',
  },
  'a vendor with its code': {
    pages: {
      '/': '<a href="/contact">Contact</a>',
      '/contact': `<h2>Employment verification</h2><p>Please use The Work Number.</p><p>Employer code: 12345</p>
        <h2>Human Resources</h2><p>hr@HOST</p>`,
    },
    wantVendor: 'TALX_WORK_NUMBER',
  },
  'a footer with everything in one line': {
    pages: {
      '/': '<p>Welcome</p><footer><p>Reception 512-555-0210 | HR 512-555-0211 | Billing 512-555-0212</p></footer>',
    },
    want: '+15125550211',
  },
  'departments as headings': {
    pages: {
      '/': '<a href="/about-us">About us</a>',
      '/about-us': `<h2>Departments</h2><h3>Accounts Payable</h3><p>ap@HOST</p><h3>Personnel Office</h3><p>Jo Day</p>
        <p>jday@HOST</p><h3>Marketing</h3><p>brand@HOST</p>`,
    },
    want: 'jday@HOST',
  },
  'payroll where there is no human resources': {
    pages: {
      '/': '<a href="/contact-us">Contact</a>',
      '/contact-us': '<ul><li>Orders: orders@HOST</li><li>Payroll: pay@HOST</li></ul>',
    },
    want: 'pay@HOST',
  },
  'a table of numbers': {
    pages: {
      '/': '<a href="/departments">Departments</a>',
      '/departments': `<table><tr><td>Emergency Room</td><td>512-555-0220</td></tr>
        <tr><td>Human Resources</td><td>512-555-0221</td></tr><tr><td>Patient Billing</td><td>512-555-0222</td></tr></table>`,
    },
    want: '+15125550221',
  },
  'a team with a person for people': {
    pages: {
      '/': '<a href="/team">Our team</a>',
      '/team': `<h3>Al Aho</h3><p>Sales</p><p>al@HOST</p><h3>Bea Berg</h3><p>People Operations</p><p>bea@HOST</p>`,
    },
    want: 'bea@HOST',
  },
  'a city with its offices': {
    pages: {
      '/': '<a href="/departments">Departments</a>',
      '/departments':
        '<a href="/departments/police">Police</a> <a href="/departments/human-resources">Human Resources</a>',
      '/departments/human-resources':
        '<h1>Human Resources</h1><p>1 Main St</p><p>Phone 512-555-0230</p><p>personnel@HOST</p>',
    },
    want: 'personnel@HOST',
  },
  'an address in an image': {
    pages: {
      '/': '<a href="/contact">Contact</a>',
      '/contact': '<h2>Human resources</h2><img src="mail.png" alt="people@HOST">',
    },
    want: 'people@HOST',
  },
  'a contact point for machines': {
    pages: {
      '/': `<script type="application/ld+json">[{"@type":"Corporation","telephone":"512-555-0240","contactPoint":
        {"contactType":"Human Resources","telephone":"512-555-0241"}}]</script><p>Hello</p>`,
    },
    want: '512-555-0241',
  },
  'a sheet of contacts that is not read': {
    pages: {
      '/': '<a href="/files/hr-contacts.pdf">Human resources contacts</a>',
    },
    wantNone: true,
  },
  'only sales and support': {
    pages: {
      '/': '<a href="/contact">Contact</a>',
      '/contact': '<p>Sales: sales@HOST</p><p>Customer support: help@HOST, 512-555-0250</p>',
    },
    wantNone: true,
  },
  'recruiting that stands beside human resources': {
    pages: {
      '/': '<a href="/contact">Contact</a>',
      '/contact': '<p>Recruiting: recruiting@HOST</p><p>Human Resources: people-team@HOST</p>',
    },
    want: 'people-team@HOST',
  },
  'a department named in a line of its own record': {
    pages: {
      '/': '<a href="/contact">Contact</a>',
      '/contact': `<div><p>Department: Billing</p><p>E-mail: d1@HOST</p></div>
        <div><p>Department: Human Resources</p><p>E-mail: d2@HOST</p></div>`,
    },
    want: 'd2@HOST',
  },
  'people with titles between dashes': {
    pages: {
      '/': '<a href="/leadership">Who we are</a>',
      '/leadership': `<p>Lee Moss – Director of Sales – 512-555-0260 – lmoss@HOST<br>
        Ray Roe – Director of Human Resources – 512-555-0261 – rroe@HOST<br>Kim Poe – Controller – kpoe@HOST</p>`,
    },
    want: 'rroe@HOST',
  },
  'a mail link with a name and brackets': {
    pages: {
      '/': '<a href="/contact">Contact</a>',
      '/contact':
        '<a href="mailto:%22Sales%22%20%3Cs1%40HOST%3E">Sales</a> <a href="mailto:%22HR%20Desk%22%20%3Ch1%40HOST%3E">Human Resources</a>',
    },
    want: 'h1@HOST',
  },
  'an address that a script puts together': {
    pages: {
      '/': '<a href="/hr">Human Resources</a>',
      '/hr': `<h1>Human Resources</h1><a href="javascript:mailTo('jobdesk','HOST')">Write to us</a>
        <p>Fax 512-555-0270</p><p>Phone 512-555-0271</p>`,
    },
    want: '+15125550271',
  },
  'a question that is often asked': {
    pages: {
      '/': '<a href="/faq">FAQ</a> <a href="/contact">Contact</a>',
      '/contact': '<p>General: info@HOST</p>',
      '/faq': `<h3>How do I return an order?</h3><p>Write to returns@HOST.</p>
        <h3>How can I verify employment of a current or former employee?</h3><p>Send a signed release to ask1@HOST.</p>`,
    },
    want: 'ask1@HOST',
  },
  'a number of each location': {
    pages: {
      '/': '<a href="/locations">Contact and locations</a>',
      '/locations': `<h2>Store 1</h2><p>512-555-0280</p><h2>Store 2</h2><p>512-555-0281</p>
        <h2>Corporate office</h2><p>Human Resources: 512-555-0282</p>`,
    },
    want: '+15125550282',
  },
  'only a general address': {
    pages: {
      '/': '<a href="/contact">Contact</a>',
      '/contact': '<h1>Contact us</h1><p>info@HOST</p><p>512-555-0290</p>',
    },
    wantNone: true,
  },
};
