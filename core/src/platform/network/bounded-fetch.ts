/** `fetch` that gives up a body that is longer than anything we asked for. */
export const boundedFetch =
  (mostBytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      // Leaving the loop lets go of the connection.
      if (bytes > mostBytes) throw new TypeError('The answer is too long');
      chunks.push(chunk);
    }
    const { status, headers } = response;
    return new Response(chunks.length === 0 ? null : Buffer.concat(chunks), { status, headers });
  };
