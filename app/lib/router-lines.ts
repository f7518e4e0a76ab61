/**
 * What the router writes into every page around the data of the page: where the data waits until the router comes, what takes the script out of the page when it has
 * run, and where a page that is sent in pieces goes on, which ours never are. The server takes all of it out of the page (server/http/render-page.ts); the first two
 * stand in the file that every page begins with. What the router writes otherwise stays in the page, where it does what it always did; tests/contract/budgets.test.ts
 * says that it does not.
 */
export const routerLines = {
  before:
    'self.$_TSR={h(){this.hydrated=!0,this.c()},e(){this.streamEnded=!0,this.c()},c(){this.hydrated&&this.streamEnded&&(delete self.$_TSR,delete self.$R.tsr)},p(e){this.initialized?e():this.buffer.push(e)},buffer:[]};',
  after:
    "{let s=document.currentScript,p;while((p=s.previousElementSibling)&&p.hasAttribute('data-tsr-stream-part'))p.remove();s.remove()}",
  boundary: '<script>document.currentScript.remove();/*$tsr-stream-boundary*/</script>',
}
