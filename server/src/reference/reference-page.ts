/** The place for the reference, and what there is without scripts. */
export const REFERENCE_MAIN = `<div id="reference"></div>
<noscript><main class="guide"><h1>API reference</h1><p>The reference and its console need JavaScript. Without it there are
<a href="/openapi.json">the OpenAPI document</a>, <a href="/llms.txt">a plain text about the whole API</a>, and the guides
above.</p></main></noscript>`;
