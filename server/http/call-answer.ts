/** What a call of a server function says when it fails: that, and nothing of what went wrong inside. The framework would send the message of whatever was thrown. */

/** How the framework writes an answer that is an error, and the message in it. */
const errorStart = '{"t":10,"i":0,"p":{"k":["error"]'
const message = /"message":\{"t":1,"s":"(?:[^"\\]|\\.)*"\}/g
/** Messages of our own, which pages show: of content that cannot be had (server/content). */
const ours = /"s":"(?:HTTP error! status: \d{3}|[\w ]{1,60} is not available now)"/

/**
 * The answer as it leaves the house. What reaches the framework's own 500 is a call that could not be read (a function itself that fails is answered
 * with its error as data): 404 for a function that this build does not have, else 400.
 */
export async function finishCall(response: Response): Promise<Response> {
  if (response.status < 500 && !response.headers.get('content-type')?.startsWith('application/json')) return response
  const text = await response.text()
  if (!text.startsWith(errorStart) && response.status !== 500) return new Response(text, response)
  const status =
    response.status === 500 ? (text.includes('Server function info not found') ? 404 : 400) : response.status
  return new Response(
    text.replaceAll(message, (found) =>
      ours.test(found) ? found : '"message":{"t":1,"s":"Deze gegevens konden niet worden gelezen."}',
    ),
    { status, headers: response.headers },
  )
}
