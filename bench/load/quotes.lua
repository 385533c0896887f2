-- Sends quote requests that differ, as the form does: each with a key of its own.
-- Each connection rests for a second first, as a visitor's does who fills the form in: a server in Node accepts one
-- connection in a turn of its loop, and the last of a hundred would wait for the requests of all that came before.
local count = 0
local resting = 100
local salt = os.time()
local body = '{"name":"Guest %d","email":"guest%d@example.com","phone":"905-555-0188","location":"Vineland Estates",'
  .. '"startDate":"2027-06-12","endDate":"2027-06-13","eventType":"wedding","guestCount":"75-125",'
  .. '"message":"A garden wedding from four to midnight, with an open bar. The gate is three metres wide."}'

request = function()
  count = count + 1
  local headers = { ["Content-Type"] = "application/json", ["Idempotency-Key"] = salt .. "-" .. count }
  return wrk.format("POST", nil, headers, string.format(body, count, count))
end

delay = function()
  if resting == 0 then return 0 end
  resting = resting - 1
  return 1000
end
